import { CHART_TOPICS, type ChartTopic } from '@careline/core/internal/charts';

/** Services that can replace the embedded charts; `signed` is any service that reads our signed token. */
export const CHARTS_KINDS = ['metabase', 'grafana', 'signed'] as const;
export type ChartsKind = (typeof CHARTS_KINDS)[number];

/** An external charts service. */
export interface ChartsSettings {
  readonly kind: ChartsKind;
  /** Base URL without a trailing slash. */
  readonly url: string;
  /** The file with the key that signs URLs: a shared secret, or a private key for Grafana. */
  readonly secretFile: string;
  /** The location of each topic in the service. The embedded service draws topics that are missing here. */
  readonly topics: ReadonlyMap<ChartTopic, string>;
}

const PLACES: Readonly<Record<ChartsKind, { readonly form: RegExp; readonly example: string }>> = {
  metabase: { form: /^(dashboard\/|question\/)?\d{1,9}$/, example: 'gender=12 bmi=question/13' },
  grafana: {
    form: /^d(-solo)?\/[\w-]+(\/[\w-]+)?(\?[\w=&%.-]*)?$/,
    example: 'gender=d/abc/gender bmi=d-solo/abc/bmi?panelId=2',
  },
  signed: { form: /^[\w/.~-]+$/, example: 'gender=gender.html bmi=people/bmi' },
};

/** Parses the setting `topic=place`, separated by spaces. Returns an error message if it is invalid. */
export function readChartPlaces(text: string, kind: ChartsKind): ReadonlyMap<ChartTopic, string> | string {
  const { form, example } = PLACES[kind];
  const places = new Map<ChartTopic, string>();
  for (const entry of text.trim().split(/\s+/)) {
    const [name, place = ''] = entry.split(/=(.*)/s);
    const topic = CHART_TOPICS.find((one) => one === name);
    if (!topic) return `CARELINE_CHARTS_TOPICS names "${name}"; topics are ${CHART_TOPICS.join(', ')}.`;
    if (places.has(topic)) return `CARELINE_CHARTS_TOPICS names ${topic} twice.`;
    if (!form.test(place) || place.includes('..')) {
      return `CARELINE_CHARTS_TOPICS must be as in "${example}" for ${kind}; ${topic} is not.`;
    }
    places.set(topic, place);
  }
  return places;
}
