import { describe, expect, it } from 'vitest';
import { csvCell, formatCsv } from './csv.ts';

describe('csvCell', () => {
  it.each([
    ['plain text', 'Meena Iyer', 'Meena Iyer'],
    ['Devanagari', 'मीना', 'मीना'],
    ['nothing', null, ''],
    ['nothing given', undefined, ''],
    ['a truth', true, 'true'],
    ['a comma', 'Iyer, Meena', '"Iyer, Meena"'],
    ['a quotation mark', 'the "big" one', '"the ""big"" one"'],
    ['a line break', 'one\ntwo', '"one\ntwo"'],
    ['blanks at the ends', ' a ', '" a "'],
    ['a number', -12.5, '-12.5'],
    ['a negative number written as text', '-12.5', '-12.5'],
    ['a formula', '=1+1', `"'=1+1"`],
    ['a formula with quotes', '=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['a plus', '+919876543210', `"'+919876543210"`],
    ['a minus before words', '-cmd', `"'-cmd"`],
    ['a minus in a sum', '-1+2', `"'-1+2"`],
    ['an at sign', '@SUM(A1)', `"'@SUM(A1)"`],
    ['a tab', '\tx', `"'\tx"`],
    ['a carriage return', '\rx', `"'\rx"`],
    ['a line feed', '\nx', `"'\nx"`],
    ['a formula behind blanks', '  =1+1', `"'  =1+1"`],
    ['a full-width equals sign', '＝1+1', `"'＝1+1"`],
    ['a sign inside', 'a=b', 'a=b'],
  ])('%s', (_, value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });
});

describe('formatCsv', () => {
  it('ends every row with CRLF', () => {
    const rows = [
      ['a', 'b'],
      [1, null],
    ];
    expect(formatCsv(rows)).toBe('a,b\r\n1,\r\n');
  });

  it('starts with a byte order mark on request', () => {
    expect(formatCsv([['मीना']], { bom: true })).toBe('\uFEFFमीना\r\n');
    expect(formatCsv([], { bom: true })).toBe('\uFEFF');
  });
});
