import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { api, messages, receiptYearsAnswer, type ReceiptYear } from 'contracts';

import { Listed } from '../../components/money/Listed';
import { StatusTag } from '../../components/StatusTag';
import { useFailureToast } from '../../components/useFailureToast';
import { call } from '../../providers/http';

const Space = styled('div')({ marginBottom: 20 });

/** Of each financial year, whether every number has its receipt. */
export function ReceiptYears() {
  const { data, error } = useQuery({
    queryKey: ['receipts', 'years'],
    queryFn: async () => receiptYearsAnswer.parse(await call(api.receiptYears())).data,
  });
  useFailureToast(messages.receiptYearsNotLoaded, error);
  if (!data) return null;
  return (
    <Space>
      <Listed title="Numbers of receipts" empty="No number has been given out yet." isEmpty={data.length === 0}>
        {data.map((year) => (
          <li key={year.financialYear}>
            <div>
              <b>{year.financialYear || 'No financial year'}</b>
              <small>{numbersOf(year)}</small>
            </div>
            {isWhole(year) ? (
              <StatusTag tone="good">Complete</StatusTag>
            ) : (
              <StatusTag tone="waiting">Not complete</StatusTag>
            )}
          </li>
        ))}
      </Listed>
    </Space>
  );
}

const isWhole = ({ missing, strange }: ReceiptYear): boolean => missing === 0 && strange === 0;

/** `1 to 412, none missing. 3 are void.` */
function numbersOf({ last, missing, missingNumbers, strange, voided }: ReceiptYear): string {
  const more = missing > missingNumbers.length ? ' and more' : '';
  const gaps = missing === 0 ? 'none missing' : `${missing} missing: ${missingNumbers.join(', ')}${more}`;
  return [
    last > 0 && `1 to ${last}, ${gaps}.`,
    strange > 0 && `${strange} with a number that was never given out.`,
    voided > 0 && `${voided} void.`,
  ]
    .filter(Boolean)
    .join(' ');
}
