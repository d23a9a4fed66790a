import * as z from 'zod/mini';
import { endpoint, json } from '../../endpoint';
import { companyProfile, companyProfileEdit } from '../../entities/company';
import { id } from '../../fields';

export const getCompanyProfile = endpoint({
  method: 'GET',
  path: '/api/accountmanager/companyprofile/{companyId}',
  summary: "A company's profile",
  tag: 'Companies',
  access: ['user', 'admin', 'readonly', 'verifier', 'approver'],
  params: z.strictObject({ companyId: id }),
  answer: json(companyProfile),
});

export const updateCompanyProfile = endpoint({
  method: 'POST',
  path: '/api/accountmanager/updatecompanyprofile',
  summary: "Change a company's contact details",
  tag: 'Companies',
  access: ['user', 'admin'],
  permission: 'sign',
  body: companyProfileEdit,
  answer: json(companyProfile),
});
