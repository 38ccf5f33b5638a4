/** What became of the requests of a proof beside those that were answered as they should be. */
export interface Answers {
  /** Answered with 503, with a problem and when to come back. */
  refused: number;
  /** Answered in another way that says that the server failed. */
  readonly wrong: string[];
  /** Not answered: the process or its connection was gone. */
  lost: number;
}

const isClean = ({ status, headers }: Response): boolean =>
  status === 503 &&
  (headers.get('content-type') ?? '').startsWith('application/problem+json') &&
  Number(headers.get('retry-after')) > 0;

/** A fetch that writes down failures, and passes everything on as it is. */
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
