/** Without \p{Script=…}: V8 looks up what that means in every hook. */
const WIDE = /[\u3041-\u3096\u30a1-\u30fa\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3]/gu

/** Whether a prompt says too little to search with. Han, kana and Hangul say in one character what takes others two and more: each counts as two. */
export function isTooShort(prompt: string, characters: number): boolean {
  const typed = prompt.trim()
  return typed.length < characters && typed.length + (typed.match(WIDE)?.length ?? 0) < characters
}
