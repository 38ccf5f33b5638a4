import { describe, expect, it } from 'vitest';
import { readFormParts } from './form-parts.ts';

const encoder = new TextEncoder();
const BOUNDARY = 'careline-7MA4YWxk';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const textOf = (parts: ReturnType<typeof readFormParts>) =>
  parts?.map(({ name, isFile, bytes }) => [name, isFile, Buffer.from(bytes).toString('latin1')]);
const part = (disposition: string, content: string, more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\n${more}\r\n${content}\r\n`;
const read = (text: string, type = TYPE) => textOf(readFormParts(type, Buffer.from(text, 'latin1')));

/** Encodes a form with the platform's own encoder. */
async function encoded(form: FormData) {
  const response = new Response(form);
  return readFormParts(
    response.headers.get('content-type') ?? '',
    new Uint8Array(await response.arrayBuffer()),
  );
}

describe('the parts of a form', () => {
  it.each([
    ['an empty file', new Uint8Array()],
    ['line ends and hyphens', encoder.encode('\r\n--\r\n\r\n--x\r\n')],
    ['every byte', Uint8Array.from({ length: 256 }, (_, at) => at)],
    ['the beginning of a boundary', encoder.encode('\r\n------formdata-undici')],
  ])('a file of %s is read as it was sent', async (_, bytes) => {
    const form = new FormData();
    form.set('data', '{"name":"जाँच"}');
    form.set('file', new File([bytes], 'a "b"; name=data.pdf', { type: 'application/pdf' }));
    const parts = await encoded(form);
    expect(parts?.map(({ name, isFile }) => [name, isFile])).toEqual([
      ['data', false],
      ['file', true],
    ]);
    expect(new TextDecoder().decode(parts?.[0]?.bytes)).toBe('{"name":"जाँच"}');
    expect([...(parts?.[1]?.bytes ?? [])]).toEqual([...bytes]);
  });

  it.each([
    ['a boundary in quotes', `multipart/form-data; charset=utf-8; boundary="${BOUNDARY}"`],
    ['a boundary before another parameter', `multipart/form-data; boundary=${BOUNDARY}; charset=utf-8`],
  ])('%s is understood', (_, type) => {
    const text = `${part('form-data; name="data"', '{}')}${part('form-data; filename="f.pdf"; name=file', 'x', 'Content-Type: application/pdf\r\n')}--${BOUNDARY}--\r\n`;
    expect(read(text, type)).toEqual([
      ['data', false, '{}'],
      ['file', true, 'x'],
    ]);
  });

  it('a name inside a file’s name is not a name', () => {
    const text = `${part('form-data; name="file"; filename="x; name=data; y"', 'x')}--${BOUNDARY}--`;
    expect(read(text)).toEqual([['file', true, 'x']]);
  });

  it.each([
    ['without a boundary', part('form-data; name="data"', '{}'), 'multipart/form-data'],
    ['of another boundary', part('form-data; name="data"', '{}'), 'multipart/form-data; boundary=other'],
    ['without an end', part('form-data; name="data"', '{}'), TYPE],
    ['that breaks off in a header', `--${BOUNDARY}\r\nContent-Disposition: form-data`, TYPE],
    ['without the name of a part', `${part('form-data', '{}')}--${BOUNDARY}--`, TYPE],
    ['of a part that is an attachment', `${part('attachment; name="data"', '{}')}--${BOUNDARY}--`, TYPE],
    ['of a hundred parts', `${part('form-data; name="a"', '').repeat(100)}--${BOUNDARY}--`, TYPE],
    [
      'of a long header',
      `${part('form-data; name="data"', '{}', `X: ${'x'.repeat(5000)}\r\n`)}--${BOUNDARY}--`,
      TYPE,
    ],
    ['that is empty', '', TYPE],
  ])('a body %s is refused', (_, text, type) => {
    expect(read(text, type)).toBeUndefined();
  });
});
