// Functions of product code that nobody reads in one go. The sources are parsed, and of them only those that are long enough
// to hold such a function: most are not.
import ts from 'typescript';

/** Lines of a function at the most, with its head and whatever stands within it. */
export const MAX_LINES = 120;

const linesIn = (text) => text.split('\n').length;

/** The functions of a source that are longer than `MAX_LINES`: `{ name, line, lines }`. */
export function longFunctions(file, text) {
  if (linesIn(text) <= MAX_LINES) return [];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const found = [];
  const lineAt = (position) => source.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const line = lineAt(node.getStart(source));
      const lines = lineAt(node.end) - line + 1;
      if (lines > MAX_LINES) found.push({ name: node.name?.getText(source) ?? 'a function', line, lines });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
