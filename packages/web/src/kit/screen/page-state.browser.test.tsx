import { beforeEach, expect, test } from 'vitest'
import { type Session, setSession } from '../reads/session.ts'
import { claimPageState, dropPageState } from './page-state.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  setSession({ account: { id_mst_socios: 7 } } as Session)
})

test('what a tab keeps belongs to its user: it is there after a reload, and gone when another one signs in', () => {
  claimPageState(7)
  sessionStorage.setItem('members-list', 'Puig')
  claimPageState(7)
  expect(sessionStorage.getItem('members-list')).toBe('Puig')
  claimPageState(8)
  expect(sessionStorage.getItem('members-list')).toBeNull()
})

test('signing out leaves no input, list or opened record of the user behind, but the settings of the desk', () => {
  claimPageState(7)
  sessionStorage.setItem('members-list', 'Puig')
  localStorage.setItem('recent:7', '[{"path":"/socios/1/edit","title":"Aina Puig"}]')
  localStorage.setItem('density', 'comfortable')
  dropPageState()
  expect([{ ...sessionStorage }, { ...localStorage }]).toEqual([{}, { density: 'comfortable' }])
})
