import { type FakeRequest, fakeHttp } from './fake-http.ts';

/** The page of the charts service in these tests, on the page's own origin like the embedded service. */
export const CHART_PAGE: string = new URL('./chart-page.html', import.meta.url).href;

export const chartAnswer = ({ query }: FakeRequest) => ({
  topic: query?.topic,
  address: CHART_PAGE,
  embedded: true,
  expiresAt: 1_760_000_300,
});

/** Fakes the endpoint that returns a chart's address. */
export const chartHttp = (answer: (request: FakeRequest) => unknown = chartAnswer) =>
  fakeHttp({ 'charts/address': answer });
