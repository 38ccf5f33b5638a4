const COLUMNS = ['renders', 'job', 'state', 'changed', 'looks'] as const;

export type HostResult = (host: string, column: (typeof COLUMNS)[number], result: string) => void;

const table = new Map<string, Map<string, Record<string, string>>>();

/** Records a result for a host in an engine. */
export const resultsOf =
  (engine: string): HostResult =>
  (host, column, result) => {
    const engines = table.get(host) ?? new Map<string, Record<string, string>>();
    table.set(host, engines.set(engine, { ...engines.get(engine), [column]: result }));
  };

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Returns the table in docs/hosts.md: a column per engine, with results in the order of the line above the table. */
export function resultsAsMarkdown(): string {
  const engines = [...new Set([...table.values()].flatMap((found) => [...found.keys()]))];
  const cell = (found: Readonly<Record<string, string>> = {}) =>
    COLUMNS.flatMap((column) => found[column] ?? []).join(', ') || 'no';
  const rows = [...table].map(([host, found]) =>
    row([host, ...engines.map((engine) => cell(found.get(engine)))]),
  );
  return [
    COLUMNS.join(', '),
    row(['host', ...engines]),
    row(['---', ...engines.map(() => '---')]),
    ...rows,
  ].join('\n');
}
