import type { DataSort } from '@pavilion/ui';
import { dayIn, localTimeZone } from '@pavilion/time';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { saveFile } from '../brand/save-file';
import { useFailureText } from '../calls/use-failure-text';
import { useToast } from '../frame/toasts';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import { toCsv } from './csv';
import { ExportSheet } from './ExportSheet';
import type { ListColumn, RowSource } from './list-column';
import { readAllRows } from './read-all-rows';
import { inOrder } from './row-order';

const ROWS_AT_ONCE = 100;

export interface ExportedList<Row> {
  name: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  source: RowSource<Row>;
  order?: DataSort | undefined;
}

/** A file being written: what is in it, and how much of it is spelled. */
interface Writing<Row> {
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  lines: readonly (readonly string[])[];
}

/** Tells the writing of a file: whether one is written, how to begin, and what to draw meanwhile. */
export interface FileWriter {
  busy: boolean;
  start: () => void;
  sheet: ReactNode;
}

/**
 * Writes every row that the filters match into a file, in the order of the table. What the page shows is left alone, so that a long
 * file neither grows the page nor what it reads again every few seconds. A part that cannot be read ends it, and no file is written.
 */
export function useExport<Row>({ name, columns, rows, source, order }: ExportedList<Row>): FileWriter {
  const [reading, setReading] = useState(false);
  const [writing, setWriting] = useState<Writing<Row>>();
  const tell = useExportNotices();
  const [locale] = useLocale();
  const present = usePresence();
  const start = async () => {
    setReading(true);
    try {
      const { rows: all, cut } = await readAllRows(source, rows);
      if (!present.current) return;
      if (cut) tell.cut(all.length);
      setWriting({ columns: columns.filter(inFile), rows: inOrder(all, columns, order, locale), lines: [] });
    } catch (error) {
      if (present.current) tell.failed(error);
    }
    if (present.current) setReading(false);
  };
  const onSpelled = (spelled: string[][]) => {
    if (!writing) return;
    const lines = [...writing.lines, ...spelled];
    if (lines.length < writing.rows.length) return setWriting({ ...writing, lines });
    saveFile(`${name}-${dayIn(localTimeZone())}.csv`, toCsv([writing.columns.map(headingOf), ...lines]), 'text/csv');
    setWriting(undefined);
  };
  return {
    busy: reading || writing !== undefined,
    start: () => void start(),
    sheet: writing && <NextPart {...writing} onSpelled={onSpelled} />,
  };
}

function NextPart<Row>({ columns, rows, lines, onSpelled }: Writing<Row> & { onSpelled: (lines: string[][]) => void }) {
  const at = lines.length;
  const part = useMemo(() => rows.slice(at, at + ROWS_AT_ONCE), [rows, at]);
  return <ExportSheet columns={columns} rows={part} onSpelled={onSpelled} />;
}

function useExportNotices() {
  const t = useTexts();
  const toast = useToast();
  const failureText = useFailureText();
  return {
    cut: (count: number) => toast({ tone: 'neutral', title: t('tables.exportCut', { count }) }),
    failed: (error: unknown) =>
      toast({ tone: 'negative', title: t('tables.exportFailed'), ...(error instanceof Error && { text: failureText(error) }) }),
  };
}

/** False once the page was left: a file that nobody waits for is not handed out. */
function usePresence() {
  const present = useRef(true);
  useEffect(() => {
    present.current = true;
    return () => {
      present.current = false;
    };
  }, []);
  return present;
}

const inFile = <Row,>({ header }: ListColumn<Row>) => typeof header === 'string';
const headingOf = <Row,>({ header }: ListColumn<Row>) => String(header);
