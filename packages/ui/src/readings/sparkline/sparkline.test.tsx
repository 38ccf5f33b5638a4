import { expect, it } from 'vitest';
import { renderUi } from '#test';
import { Sparkline } from './index.ts';

const pathsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');

it('of more values than a function takes arguments is a short line', () => {
  const points = Array.from({ length: 400_000 }, (_, at) => ({ at, value: at % 17 }));
  const [path] = pathsOf(renderUi(<Sparkline lines={[points]} />).container);
  expect(path?.length).toBeGreaterThan(100);
  expect(path?.length).toBeLessThan(4_000);
});

it('says nothing to assistive technology, and draws nothing without a value', () => {
  const { container } = renderUi(<Sparkline lines={[]} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(pathsOf(container)).toEqual([]);
});
