import { type RefObject, useEffect } from 'react';

const MM_IN_PX = 25.4 / 96;
/** Total of the top and bottom margins, as in `print.css`. */
const MARGINS_MM = 8;

/** Sets the page of a thermal roll to the length of the paper, so that the printer cuts at its end. */
export function useRollPage(paper: RefObject<HTMLElement | null>, isRoll: boolean): void {
  useEffect(() => {
    const { current } = paper;
    if (!isRoll || !current) return undefined;
    const sheet = new CSSStyleSheet();
    const fit = () => {
      const millimetres = Math.ceil(current.scrollHeight * MM_IN_PX) + MARGINS_MM;
      sheet.replaceSync(`@page paper-roll { size: 80mm ${millimetres}mm; }`);
    };
    const observer = new ResizeObserver(fit);
    observer.observe(current);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [paper, isRoll]);
}
