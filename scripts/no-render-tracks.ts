/**
 * React's development build reports every render to the browser's profiler, which stores each entry. A page
 * that runs hundreds of test files would grow to 5 GB and crash. React looks for this function when it loads.
 */
if ('window' in globalThis) Object.assign(console, { timeStamp: undefined });
