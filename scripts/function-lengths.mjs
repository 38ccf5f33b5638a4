// Finds product functions that are too long to read at once. Only files with more lines than the limit are
// parsed.
import ts from 'typescript';

/** Maximum number of lines of a function, including its head and nested functions. */
export const MAX_LINES = 120;

const linesIn = (text) => text.split('\n').length;

/** Returns the functions with more than `MAX_LINES` lines: `{ name, line, lines }`. */
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
