import { expect, it } from 'vitest';
import { toShadow } from './shadow-css.mjs';

it.each([
  ['a rem becomes ours', '.a{padding:1.5rem}', '.a{padding:calc(var(--careline-rem,16px)*1.5)}'],
  ['a negative rem', '.a{margin:-.25rem}', '.a{margin:calc(var(--careline-rem,16px)*-.25)}'],
  [
    'a rem in a media prelude stays, where a custom property cannot stand',
    '@media (width>=40rem){.a{gap:1rem}}',
    '@media (width>=40rem){.a{gap:calc(var(--careline-rem,16px)*1)}}',
  ],
  [
    'a rem in a container’s prelude is the size of the container’s text, not of the page’s root',
    '@container not (min-width:28rem){.a{gap:1px}}',
    '@container not (min-width:28em){.a{gap:1px}}',
  ],
  [
    'a rem in the name of a class stays, or nothing would have that class',
    '@container (min-width:56rem){.max-h-\\[32rem\\]{max-height:32rem}}',
    '@container (min-width:56em){.max-h-\\[32rem\\]{max-height:calc(var(--careline-rem,16px)*32)}}',
  ],
  [
    'a rem before a nested rule',
    '.a{gap:1rem;&.b-\\[2rem\\]{gap:2rem}}',
    '.a{gap:calc(var(--careline-rem,16px)*1);&.b-\\[2rem\\]{gap:calc(var(--careline-rem,16px)*2)}}',
  ],
  ['a class name that ends in rem is no length', '.gap-1rem{gap:1px}', '.gap-1rem{gap:1px}'],
  ['a rule for the page’s body is dropped', 'body:has(dialog:modal){overflow:hidden}.a{b:c}', '.a{b:c}'],
  ['@property is dropped', '@property --tw-x{syntax:"*";inherits:false}.a{b:c}', '.a{b:c}'],
  ['custom properties of Tailwind get our name', '.a{--tw-shadow:0 0}', '.a{--careline-tw-shadow:0 0}'],
  [
    'the fallbacks of old browsers always apply',
    '@layer properties{@supports (x:y){*,:before{--tw-x:0}}}.a{b:c}',
    '@layer properties{*,:before{--careline-tw-x:0}}.a{b:c}',
  ],
  [
    'a statement that only orders layers is left alone',
    '@layer properties;@layer properties{@supports (x:y){*{--tw-x:0}}}',
    '@layer properties;@layer properties{*{--careline-tw-x:0}}',
  ],
  ['the root is the host', ':root{--a:1}', ':host{--a:1}'],
  ['a root that names the host already', ':root,:host{--a:1}', ':root,:host{--a:1}'],
])('%s', (_, css, expected) => {
  expect(toShadow(css)).toBe(expected);
});

it('says so when a block is not closed', () => {
  expect(() => toShadow('@layer properties{@supports (x:y){*{a:b}')).toThrow('unclosed');
});
