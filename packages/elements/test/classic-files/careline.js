globalThis.loadedBy = import.meta.url;
