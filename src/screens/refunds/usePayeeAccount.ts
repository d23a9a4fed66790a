import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useGetPayeeAccountQuery } from '../../api/paymentRuns';
import { selectRoles } from '../../state/session';

/** The company's bank account for refunds, null without one; undefined for staff, who do not see it even while they act as the company. */
export const usePayeeAccount = () =>
  useGetPayeeAccountQuery(useSelector(selectRoles).includes('user') ? undefined : skipToken).data;
