// spec: 237

import { describe, expect, it } from 'vitest';
import { type SafeContentPolicy, safeContent } from './safe-content.ts';

const POLICY: SafeContentPolicy = {
  origin: 'https://careline.example',
  allowedOrigins: ['https://charts.example', 'https://cdn.example:8443/', 'not an origin'],
  sanitiseHtml: (html) => html.replaceAll(/<script.*?<\/script>/g, ''),
};
const safe = (content: string, type: string) => safeContent(content, type, POLICY);

describe('an unknown type', () => {
  it.each(['', 'HTML', 'resourceURL', 'constructor', '__proto__', 'toString'])('%s is refused', (type) => {
    expect(() => safe('x', type)).toThrow('Invalid safe type specified');
  });
});

describe('html', () => {
  it('is what the sanitiser leaves of it', () => {
    expect(safe('<b>Hb</b><script>steal()</script>', 'html')).toBe('<b>Hb</b>');
    expect(safeContent('<b>Hb</b>', 'html', { origin: POLICY.origin })).toBeUndefined();
  });
});

describe('style', () => {
  it.each([
    ['declarations', 'color: #0a5; width: calc(100% - 8px)', 'color: #0a5; width: calc(100% - 8px)'],
    ['a last semicolon', ' margin : 0 auto ; ', 'margin : 0 auto'],
    ['a colour function', 'background: rgba(0, 0, 0, 0.5)', 'background: rgba(0, 0, 0, 0.5)'],
    ['brackets of a sum', 'width: calc((1px + 2px) * 2)', 'width: calc((1px + 2px) * 2)'],
    ['nothing', '', ''],
    ['something to load', 'background: url(https://evil.example/x)', undefined],
    ['something to load, in capitals', 'background: URL(//evil.example)', undefined],
    ['a set of images', 'background: image-set(x)', undefined],
    ['an escaped function', String.raw`background: \75rl(x)`, undefined],
    ['an expression', 'width: expression(alert(1))', undefined],
    ['a rule', '} body { display: none', undefined],
    ['an import', '@import x', undefined],
    ['a comment that hides', 'color/**/: red', undefined],
    ['a comment that hides what follows', 'color: red /*; width: 1px', undefined],
    ['a division', 'aspect-ratio: 16 / 9', 'aspect-ratio: 16 / 9'],
    ['a cover over the page', 'Position: fixed', undefined],
    ['one bad among good ones', 'color: red; background: url(x)', undefined],
  ])('%s', (_, style, answer) => {
    expect(safe(style, 'style')).toBe(answer);
  });
});

describe('url', () => {
  it.each([
    ['a page', 'https://other.example/a?b=1#c', 'https://other.example/a?b=1#c'],
    ['a path', '/prohealth', 'https://careline.example/prohealth'],
    ['a mail', 'mailto:coach@careline.example', 'mailto:coach@careline.example'],
    ['a phone', 'tel:+911234567890', 'tel:+911234567890'],
    ['a script', 'javascript:alert(1)', undefined],
    ['a script with blanks', ' \tjava\nscript:alert(1)', undefined],
    ['data', 'data:text/html,<script>x</script>', undefined],
    ['a file', 'file:///etc/passwd', undefined],
    ['no address', 'https://', undefined],
  ])('%s', (_, url, answer) => {
    expect(safe(url, 'url')).toBe(answer);
  });
});

describe.each(['resourceUrl', 'script'])('%s', (type) => {
  it.each([
    ['an allowed origin', 'https://charts.example/d/1?x=2', 'https://charts.example/d/1?x=2'],
    ['an allowed origin in capitals', 'HTTPS://CHARTS.example/d', 'https://charts.example/d'],
    ['an allowed origin with its port', 'https://cdn.example:8443/x.js', 'https://cdn.example:8443/x.js'],
    ['another port', 'https://cdn.example/x.js', undefined],
    ['another scheme', 'http://charts.example/d', undefined],
    ['a longer host', 'https://charts.example.evil.example/', undefined],
    ['a host below it', 'https://a.charts.example/', undefined],
    ['an allowed name as user name', 'https://charts.example@evil.example/', undefined],
    ['a password', 'https://me:secret@charts.example/', undefined],
    ['an own path, the own origin not being allowed', '/charts', undefined],
    ['no scheme', '//evil.example/x', undefined],
    ['data', 'data:text/javascript,steal()', undefined],
    ['a script', 'javascript:steal()', undefined],
    ['text', 'steal()', undefined],
    ['the page itself', 'https://careline.example/', undefined],
  ])('of %s', (_, address, answer) => {
    expect(safe(address, type)).toBe(answer);
  });

  it('of the page when its origin is allowed', () => {
    const policy = { ...POLICY, allowedOrigins: [POLICY.origin] };
    expect(safeContent('/charts/bmi', type, policy)).toBe('https://careline.example/charts/bmi');
  });
});
