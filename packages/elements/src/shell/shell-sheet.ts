import text from './shell.css?shadow';

let sheet: CSSStyleSheet | undefined;

/** The one sheet of everything that stands before the views. */
export function shellSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
  }
  return sheet;
}
