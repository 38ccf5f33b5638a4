/** A style sheet compiled for a shadow root by `build/compile-sheet.mjs`. */
declare module '*.css?shadow' {
  const text: string;
  export default text;
}
