import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { useShortcut } from './index.ts';

function Widget({ onPress }: { readonly onPress: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  useShortcut(root, 'nextPatient', onPress);
  return (
    <div ref={root}>
      <p>Words of the widget</p>
    </div>
  );
}

function draw() {
  const onPress = vi.fn();
  renderUi(
    <main tabIndex={-1}>
      <h1>The page</h1>
      <Widget onPress={onPress} />
      <input aria-label="A field of the page" />
      <button type="button">Elsewhere</button>
    </main>,
  );
  return onPress;
}

describe('a key of the page', () => {
  it.each([
    ['its own words', () => screen.getByText('Words of the widget')],
    ['a blank part of what scrolls', () => screen.getByRole('main')],
    ['a heading', () => screen.getByRole('heading', { name: 'The page' })],
  ])('works after a click on %s', async (_, target) => {
    const onPress = draw();
    await userEvent.click(target(), { position: { x: 2, y: 2 } });
    await userEvent.keyboard('n');
    expect(onPress).toHaveBeenCalledOnce();
  });

  it.each([
    ['in a text field', () => screen.getByLabelText('A field of the page')],
    ['on a control of something else', () => screen.getByRole('button', { name: 'Elsewhere' })],
  ])('is left alone %s', async (_, target) => {
    const onPress = draw();
    await userEvent.click(target());
    await userEvent.keyboard('n');
    expect(onPress).not.toHaveBeenCalled();
  });
});
