import { type HttpClient, HttpError } from '#http';
import { mintOpenToken } from '#identity';

export interface OpenTokensOptions {
  readonly http: HttpClient;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Open tokens by patient, in memory only. */
export interface OpenTokens {
  /** Returns a token that is valid for at least a minute. Concurrent calls for a patient share one request. */
  tokenFor(vitaId: string): Promise<string>;
  /** Discards a refused token. */
  forget(vitaId: string): void;
  /** Discards all tokens, also pending ones: at sign-out and on a change of facility. */
  clear(): void;
}

/** A token this close to its end could expire on the way to the server. */
const EXPIRY_MARGIN_S = 60;

interface OpenToken {
  readonly token: string;
  readonly expiresAt: number;
}

export function createOpenTokens({ http, now }: OpenTokensOptions): OpenTokens {
  const open = new Map<string, OpenToken>();
  const underWay = new Map<string, Promise<string>>();

  async function mint(vitaId: string): Promise<OpenToken> {
    const answer = await http.call(mintOpenToken, { body: { vitaId } });
    if (answer.vitaId.toLowerCase() !== vitaId.toLowerCase()) {
      throw new HttpError({ failure: 'answer-invalid', endpoint: mintOpenToken.name, status: 200 });
    }
    return answer.data;
  }

  function request(vitaId: string): Promise<string> {
    const request: Promise<string> = mint(vitaId)
      .then((minted) => {
        if (underWay.get(vitaId) === request) open.set(vitaId, minted);
        return minted.token;
      })
      .finally(() => {
        if (underWay.get(vitaId) === request) underWay.delete(vitaId);
      });
    underWay.set(vitaId, request);
    return request;
  }

  async function tokenFor(vitaId: string): Promise<string> {
    const known = open.get(vitaId);
    if (known && known.expiresAt - EXPIRY_MARGIN_S > now() / 1000) return known.token;
    return underWay.get(vitaId) ?? request(vitaId);
  }

  return {
    tokenFor,
    forget: (vitaId) => {
      open.delete(vitaId);
      underWay.delete(vitaId);
    },
    clear: () => {
      open.clear();
      underWay.clear();
    },
  };
}
