import { sql } from 'kysely';
import { containsText } from '../../../db/containsText';
import type { Queries } from '../../../db/tables';

/** What a search text stands for among the entry lines: names that hold it; numbers are compared with the text itself. */
export interface LineSearch {
  readonly typed: string;
  /** Importers' names, as the lines have them. */
  readonly names: readonly string[];
  readonly companyIds: readonly string[];
}

/**
 * Looks a search text up among the names first, of which there are few: a million lines bear some hundred importers' names, and
 * comparing the text with each line instead takes seconds. The names are stepped through by their index, one look-up for each.
 * @param typed a part of the importer's or the company's name, or the beginning of an entry or importer number
 */
export async function findNames(db: Queries, typed: string | undefined): Promise<LineSearch | null> {
  if (typed === undefined || typed === '') return null;
  const [importers, companies] = await Promise.all([
    sql<{ name: string }>`
      with recursive importer (name) as (
        (select importer_name from customs_line order by importer_name limit 1)
        union all
        select (select importer_name from customs_line line where line.importer_name > importer.name
          order by importer_name limit 1)
        from importer where importer.name is not null
      )
      select name from importer
      where name is not null and ${containsText(sql<string>`name`, typed)}`.execute(db),
    db.selectFrom('company').select('id').where(containsText('legal_name', typed)).execute(),
  ]);
  return {
    typed,
    names: importers.rows.map(({ name }) => name),
    companyIds: companies.map(({ id }) => id),
  };
}
