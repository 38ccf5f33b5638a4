import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfPage {
  /** Text as read, with single spaces between words. */
  readonly text: string;
  /** In millimetres. */
  readonly width: number;
  readonly height: number;
}

const MM_IN_POINT = 25.4 / 72;

/** Returns the pages of a PDF. */
export async function pdfPages(pdf: Uint8Array): Promise<readonly PdfPage[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const { width, height } = page.getViewport({ scale: 1 });
    const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('');
    pages.push({
      text: text.replace(/\s+/g, ' ').trim(),
      width: Math.round(width * MM_IN_POINT),
      height: Math.round(height * MM_IN_POINT),
    });
  }
  await document.destroy();
  return pages;
}
