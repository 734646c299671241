/** Of an item that stands only on prompts that the person rewound. */
export const TAKEN_BACK = 'you took back the prompt that says this'
