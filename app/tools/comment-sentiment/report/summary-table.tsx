import { TONE_TEXT } from "../../../ui/tones";
import type { ReportShown } from "./report";

const FIGURE = "py-2.5 pl-4 text-right font-normal";

/** The videos at a glance, each a line; on a small screen with what matters most. */
export function SummaryTable({ records }: { records: ReportShown["records"] }) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">The videos of this report</caption>
      <thead className="border-b border-line-strong text-xs text-ink-soft">
        <tr>
          <th scope="col" className="py-2 text-left font-normal">
            Video
          </th>
          <th scope="col" className={`${FIGURE} max-sm:hidden`}>
            Published
          </th>
          <th scope="col" className={`${FIGURE} max-md:hidden print:table-cell`}>
            Comments
          </th>
          <th scope="col" className={`${FIGURE} max-md:hidden print:table-cell`}>
            Positive
          </th>
          <th scope="col" className={`${FIGURE} max-md:hidden print:table-cell`}>
            Negative
          </th>
          <th scope="col" className={FIGURE}>
            Score
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-b border-line">
        {records.map((record) => (
          <tr key={record.id}>
            <th scope="row" className="py-2.5 text-left font-medium wrap-anywhere">
              {record.videoTitle}
            </th>
            <td className={`${FIGURE} whitespace-nowrap max-sm:hidden`}>{record.published}</td>
            <td className={`${FIGURE} max-md:hidden print:table-cell`}>{record.count}</td>
            {[record.shares[0], record.shares[2]].map((share) => (
              <td key={share?.feeling} className={`${FIGURE} max-md:hidden print:table-cell`}>
                {share?.percent}%
              </td>
            ))}
            <td className={`${FIGURE} font-semibold ${TONE_TEXT[record.tone]}`}>{record.score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
