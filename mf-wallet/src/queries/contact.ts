import { addContact, memberContact, sendContactCode } from '@pavilion/api/calls/members';
import type { ContactBody, ContactCodeBody } from '@pavilion/api/members';
import { useClient } from '@pavilion/host/http';
import { useMutation, useQuery, useQueryClient } from '@pavilion/host/query';
import { TERMS } from './withdrawals';

const CONTACT = ['wallet', 'contact'];

/** Whether the member can get back into the account without their password. */
export function useContact() {
  const client = useClient();
  return useQuery({ queryKey: CONTACT, queryFn: () => client.call(memberContact) });
}

export function useSendContactCode() {
  const client = useClient();
  return useMutation({ mutationFn: (to: ContactCodeBody) => client.call(sendContactCode, to) });
}

export function useAddContact() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (typed: ContactBody) => client.call(addContact, typed),
    onSuccess: (now) => {
      queries.setQueryData(CONTACT, now);
      void queries.invalidateQueries({ queryKey: TERMS });
    },
  });
}
