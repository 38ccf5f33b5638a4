import * as v from 'valibot';
import { LOG_FORMATS, LOG_LEVELS } from './settings.ts';
import { webAddress } from './web-address.ts';

const originSchema = v.pipe(
  webAddress('CARELINE_ORIGIN must be an address such as https://careline.example'),
  v.check(
    (text) => URL.canParse(text) && new URL(text).origin === text.toLowerCase(),
    'CARELINE_ORIGIN must be scheme, host and port only, without a path',
  ),
  v.toLowerCase(),
);

const port = v.pipe(
  v.string(),
  v.check((text) => /^\d{1,5}$/.test(text) && +text >= 1 && +text <= 65_535, 'PORT must be 1 to 65535'),
  v.transform(Number),
);

/** RFC 6750: a token68, long enough that it cannot be guessed. */
const metricsToken = v.pipe(
  v.string(),
  v.trim(),
  v.regex(
    /^[A-Za-z0-9\-._~+/]{20,200}=*$/,
    'CARELINE_METRICS_TOKEN must be 20 to 200 letters, digits or -._~+/',
  ),
);

/** The listening address, the public address, and what the server reports about itself. */
export const SERVER_ENVIRONMENT = {
  PORT: v.optional(port, '4400'),
  CARELINE_HOST: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty('CARELINE_HOST must not be empty'))),
  CARELINE_ORIGIN: v.optional(originSchema),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d$/, 'TRUST_PROXY must be the number of your reverse proxies, 0 to 9'),
      v.transform(Number),
    ),
    '0',
  ),
  CARELINE_LOG: v.optional(v.picklist(LOG_LEVELS, `CARELINE_LOG must be ${LOG_LEVELS.join(', ')}`)),
  CARELINE_LOG_FORMAT: v.optional(v.picklist(LOG_FORMATS, 'CARELINE_LOG_FORMAT must be json or text')),
  CARELINE_METRICS_TOKEN: v.optional(metricsToken),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    webAddress('OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector such as http://otel:4318'),
  ),
};
