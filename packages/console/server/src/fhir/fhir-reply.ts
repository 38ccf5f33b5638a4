/** An answer that is not one resource, such as the progress of an export. */
export class FhirReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | ReadableStream | null;

  constructor(
    status: number,
    headers: Readonly<Record<string, string>> = {},
    body: string | ReadableStream | null = null,
  ) {
    this.status = status;
    this.headers = headers;
    this.body = body;
  }
}
