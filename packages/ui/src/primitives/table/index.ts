export { Cell, type CellProps, HeadCell, Row, Table, type TableProps } from './table.tsx';
