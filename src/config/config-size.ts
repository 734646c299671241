/** No configuration has more bytes: a hook, which reads one without its parser, looks no further either. */
export const MAX_CONFIG_BYTES = 256 * 1024
