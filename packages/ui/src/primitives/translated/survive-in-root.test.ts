import { expect, it } from 'vitest';
import { surviveTranslationIn } from './survive-in-root.ts';

/** Returns a text in a shadow root and the element that a translator put in its place. */
async function translated() {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<p>Saved</p>';
  surviveTranslationIn(root);
  const text = root.querySelector('p')?.firstChild as Text;
  const font = document.createElement('font');
  font.append('Gespeichert');
  text.replaceWith(font);
  await Promise.resolve();
  return { root, text };
}

it('keeps the translation when a translator reads the replaced text again', async () => {
  const { root, text } = await translated();
  expect([text.data, text.nodeValue]).toEqual(['Saved', 'Saved']);
  expect(root.textContent).toBe('Gespeichert');
});

it('shows the new text where it is written', async () => {
  const { root, text } = await translated();
  text.nodeValue = 'Not saved';
  expect(root.innerHTML).toBe('<p>Not saved</p>');
});
