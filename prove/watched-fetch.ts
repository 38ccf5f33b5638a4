/** Counts a proof's requests other than those answered as expected. */
export interface Answers {
  /** Answered with 503, a problem and a time to retry. */
  refused: number;
  /** Answered with another server error. */
  readonly wrong: string[];
  /** Not answered: the process or its connection was gone. */
  lost: number;
}

const isClean = ({ status, headers }: Response): boolean =>
  status === 503 &&
  (headers.get('content-type') ?? '').startsWith('application/problem+json') &&
  Number(headers.get('retry-after')) > 0;

/** Returns a fetch that records failures and otherwise passes everything through. */
export function watchedFetch(answers: Answers): typeof fetch {
  return async (input, init) => {
    let response: Response;
    try {
      response = await fetch(input, init);
    } catch (error) {
      answers.lost += 1;
      throw error;
    }
    if (isClean(response)) answers.refused += 1;
    else if (response.status >= 500) {
      answers.wrong.push(`${response.status} ${await response.clone().text()}`);
    }
    return response;
  };
}
