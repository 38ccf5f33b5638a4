/**
 * React's development build gives every render to the browser's profiler, and the browser keeps each entry. A page that
 * runs hundreds of test files grows to 5 GB by that, and ends. React looks for this function when it is loaded.
 */
if ('window' in globalThis) Object.assign(console, { timeStamp: undefined });
