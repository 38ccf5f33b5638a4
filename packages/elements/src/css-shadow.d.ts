/** The message keys of each component, separated by spaces; generated from the sources by `build/compile-sheet.mjs`. */
declare module '*/message-keys?made' {
  export const MESSAGE_KEYS: Readonly<Record<string, string>>;
}

/** A style sheet compiled for a shadow root by `build/compile-sheet.mjs`. */
declare module '*.css?shadow' {
  const text: string;
  export default text;
}
