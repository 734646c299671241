/** About an item that rests only on prompts that the person rewound. */
export const TAKEN_BACK = 'you took back the prompt that says this'
