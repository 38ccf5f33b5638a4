import { type FakeRequest, fakeHttp } from './fake-http.ts';

/** Where the page of the charts service of these tests is; on the page's own origin, as the embedded service is. */
export const CHART_PAGE: string = new URL('./chart-page.html', import.meta.url).href;

export const chartAnswer = ({ query }: FakeRequest) => ({
  topic: query?.topic,
  address: CHART_PAGE,
  embedded: true,
  expiresAt: 1_760_000_300,
});

/** Answers for the address of a chart. */
export const chartHttp = (answer: (request: FakeRequest) => unknown = chartAnswer) =>
  fakeHttp({ 'charts/address': answer });
