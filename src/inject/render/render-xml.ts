import type { Printed } from '../learning/learning.ts'
import { printableId } from './printable-id.ts'

/** One learning as an XML element: `<preference id="k3f9" scope="project">Use pnpm, not npm</preference>`. */
export function renderXmlLine({ id, kind, scope, text }: Omit<Printed, 'confidence'>): string {
  return `<${kind} id="${printableId(id)}" scope="${scope}">${escapeXml(text)}</${kind}>`
}

/** Escapes what could close the element or open another one. Quotes cannot, and escaping them would cost tokens. */
function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
