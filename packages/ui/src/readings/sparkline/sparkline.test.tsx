import { expect, it } from 'vitest';
import { renderUi } from '#test';
import { Sparkline } from './index.ts';

const pathsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');

it('supports more values than a function takes arguments', () => {
  const points = Array.from({ length: 400_000 }, (_, at) => ({ at, value: at % 17 }));
  const [path] = pathsOf(renderUi(<Sparkline lines={[points]} />).container);
  expect(path?.length).toBeGreaterThan(100);
  expect(path?.length).toBeLessThan(4_000);
});

it('is hidden from assistive technology, and empty without a value', () => {
  const { container } = renderUi(<Sparkline lines={[]} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(pathsOf(container)).toEqual([]);
});
