/** About an item that rests only on prompts that the person rewound. In a file of its own, because `sage list` loads little. */
export const TAKEN_BACK = 'you took back the prompt that says this'
