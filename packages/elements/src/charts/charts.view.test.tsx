import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answerCalls, COACH } from '../../test/call-services.ts';
import { aSession, clearPage } from '../../test/search-element.ts';
import { type PlacedElement, placeStaff } from '../../test/staff-element.ts';
import type { ChartsElement } from './element.ts';

afterEach(clearPage);

/** Origin of the services in these tests. */
const ORIGIN = 'https://careline.example';

interface Facts {
  readonly attributes?: Readonly<Record<string, string>>;
  /** Origin of the charts, according to the services. */
  readonly origin?: string;
  readonly scopes?: readonly string[];
}

function charts({ attributes = {}, origin = ORIGIN, scopes = ['prohealth', 'charts'] }: Facts = {}) {
  const asked = answerCalls({
    '/profile': () => ({ data: { ...COACH, scopes } }),
    '/charts/address': ({ query }) => ({
      topic: query.get('topic'),
      address: `${origin}/api/charts/embed/${query.get('topic')}?signature=x`,
      embedded: origin === ORIGIN,
      expiresAt: 1_760_000_300,
    }),
  });
  const placed: PlacedElement<ChartsElement> = placeStaff('careline-charts', attributes);
  const topics = () =>
    asked.filter(({ path }) => path === '/charts/address').map(({ query }) => query.get('topic'));
  return { ...placed, topics };
}

const details = ({ heard }: PlacedElement<ChartsElement>, type: string) =>
  heard.filter((one) => one.type === type).map(({ detail }) => detail);

const frame = async ({ inside }: PlacedElement<ChartsElement>, topic: string) =>
  (await inside.findByTitle(`Chart: ${topic}`)) as HTMLIFrameElement;

it('frames the first topic from the services’ origin, and passes nothing to the frame', async () => {
  const placed = charts();
  const shown = await frame(placed, 'Touchpoints');
  expect(shown.src).toBe(`${ORIGIN}/api/charts/embed/touchpoints?signature=x`);
  expect(shown.getAttribute('sandbox')).toBe('');
  expect(await placed.inside.findByText('Who is counted')).toBeVisible();
});

it.each([
  ['by its attribute', 'bmi', 'bmi'],
  ['first where nobody knows the one asked for', 'stroke', 'touchpoints'],
])('shows a topic %s', async (_, topic, shown) => {
  const placed = charts({ attributes: { topic } });
  await vi.waitFor(() => expect(placed.topics()).toEqual([shown]));
  placed.element.topic = 'gender';
  await vi.waitFor(() => expect(placed.topics()).toEqual([shown, 'gender']));
});

it('reports the chosen topic to the page, and has it in its property', async () => {
  const placed = charts();
  await frame(placed, 'Touchpoints');
  await userEvent.click(placed.inside.getByRole('button', { name: 'Gender' }));
  await frame(placed, 'Gender');
  expect(details(placed, 'careline-chart-topic-change')).toEqual([{ topic: 'gender' }]);
  expect(placed.element.topic).toBe('gender');
  expect(placed.element.outerHTML).not.toContain('signature');
});

it('frames nothing from an origin that the session does not name', async () => {
  const placed = charts({ origin: 'https://evil.example' });
  await placed.inside.findByText('The chart could not be loaded');
  expect(placed.element.shadowRoot?.querySelector('iframe')).toBeNull();
});

it('frames another charts service that the session names', async () => {
  const placed = charts({ origin: 'https://charts.example' });
  placed.element.session = aSession('a-token', {
    services: {
      auth: `${ORIGIN}/api/auth`,
      data: `${ORIGIN}/api/data`,
      charts: 'https://charts.example',
    },
  });
  const shown = await frame(placed, 'Touchpoints');
  expect(shown.getAttribute('sandbox')).toContain('allow-scripts');
});

it('is refused for a token without its right', async () => {
  const placed = charts({ scopes: ['prohealth', 'search'] });
  expect(await placed.inside.findByText(/You do not have access to this here/)).toBeVisible();
  expect(placed.topics()).toEqual([]);
});
