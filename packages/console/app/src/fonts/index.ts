// The sheets of all languages: a browser loads a font only when a page shows its letters.
import.meta.glob('./*.css', { eager: true });
