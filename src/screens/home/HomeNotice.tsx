import { useGetPublicTextsQuery } from '../../api/boardTexts';

/** What the board has to say to everybody, where it has something. */
export function HomeNotice() {
  const { data } = useGetPublicTextsQuery(undefined);
  if (data === undefined || data.homeNotice === '') return null;
  return <p className="alert alert-info plain-text">{data.homeNotice}</p>;
}
